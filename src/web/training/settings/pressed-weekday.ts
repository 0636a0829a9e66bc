/** The chosen weekdays, in order, after one was pressed: it is added or taken away. */
export function pressedWeekday(chosen: readonly number[], day: number): readonly number[] {
  return chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day].sort();
}
