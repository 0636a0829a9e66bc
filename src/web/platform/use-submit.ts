import { type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * Submits a form by script, one request at a time: a press before the answer does nothing.
 * Afterwards the first field with an error takes the focus.
 */
export function useSubmit(send: (form: FormData) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const sent = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // In an effect, because on a slow phone the errors may not be rendered one frame after the answer.
    if (busy) return;
    sent.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    sent.current = null;
  }, [busy]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    sent.current = form;
    isSending.current = true;
    setBusy(true);
    try {
      await send(new FormData(form));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return { busy, onSubmit };
}

/** A text field's value; empty when the form has no such field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
