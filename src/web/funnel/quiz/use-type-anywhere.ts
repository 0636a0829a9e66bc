import { type RefObject, useEffect } from 'react';

/**
 * Types into a page's only field although the heading has the focus after a step. The typed text replaces the field's.
 * @param characters the keys that it takes; all others keep their meaning
 */
export function useTypeAnywhere(field: RefObject<HTMLInputElement | null>, characters: RegExp) {
  useEffect(() => {
    function onKeyDown({ key, ctrlKey, altKey, metaKey, target, defaultPrevented }: KeyboardEvent) {
      const isOther = ctrlKey || altKey || metaKey || defaultPrevented || !characters.test(key);
      if (isOther || (target as Element).closest('input, textarea, select, dialog')) return;
      // The browser types the key into the field that has the focus when this listener is done.
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, characters]);
}
