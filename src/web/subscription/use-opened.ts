import { useId, useState } from 'react';

/** Something that a control opens below itself, and that gives the focus back to the control when it closes. */
export function useOpened() {
  const controlId = useId();
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    /** For the control. */
    control: { id: controlId, 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
    close() {
      setOpen(false);
      document.getElementById(controlId)?.focus();
    },
  };
}
