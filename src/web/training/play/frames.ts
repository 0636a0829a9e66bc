/** The loop's source of time and frames, and of events when the person is away. */
export interface Frames {
  /** On the clock of `event.timeStamp`, in ms. */
  now(): number;
  request(draw: (at: number) => void): number;
  cancel(frame: number): void;
  /**
   * Reports that the page was hidden or lost the focus, or that the device was turned; returns a function that stops
   * it.
   */
  watch(report: (because: 'hidden' | 'blurred' | 'turned') => void): () => void;
}

export const browserFrames: Frames = {
  now: () => performance.now(),
  request: (draw) => requestAnimationFrame(draw),
  cancel: (frame) => cancelAnimationFrame(frame),
  watch(report) {
    const onVisibility = () => document.visibilityState === 'hidden' && report('hidden');
    const onBlur = () => report('blurred');
    const onTurned = () => report('turned');
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('blur', onBlur);
    screen.orientation?.addEventListener('change', onTurned);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('blur', onBlur);
      screen.orientation?.removeEventListener('change', onTurned);
    };
  },
};
