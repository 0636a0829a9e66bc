import { useId, useState } from 'react';

/** The state of a part that a control opens below itself. Closing returns the focus to the control. */
export function useOpened() {
  const controlId = useId();
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    /** Props of the control. */
    control: { id: controlId, 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
    close() {
      setOpen(false);
      document.getElementById(controlId)?.focus();
    },
  };
}
