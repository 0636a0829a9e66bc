/** Sends a form as its button does. `requestSubmit` is missing in Safari before 16. */
export function sendForm(form: HTMLFormElement | null): void {
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}
