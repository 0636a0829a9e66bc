import { type RefObject, useEffect } from 'react';

/**
 * Puts what is typed beside a page's only field into that field, whose heading has the focus after a step. It replaces
 * what the field has.
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
