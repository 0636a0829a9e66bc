import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { cookieBanner } from '#contract/messages.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { choose, closeIfChosen, useBanner } from './choose.ts';
import styles from './cookie-banner.module.css';

/**
 * § 2: asks about cookies at the bottom of every page until the cookie `warning` exists.
 * It is part of the prerendered HTML; after a choice, the head script hides it before the first paint.
 */
export default function CookieBanner() {
  const isOpen = useBanner((banner) => banner.isOpen);
  const section = useRef<HTMLElement>(null);
  const rememberFocus = useFocus(isOpen, section);
  useRoom(isOpen, section);

  useEffect(() => {
    // The head script has stored a choice tapped early; this applies it.
    const early = section.current?.querySelector<HTMLElement>('[data-early-tapped]');
    if (early) choose(early.dataset.early === earlyKeys.accepted ? 'accepted' : 'rejected');
    else closeIfChosen(document.cookie);
  }, []);

  if (!isOpen) return null;
  return (
    <section
      ref={section}
      className={styles.banner}
      aria-labelledby="cookie-title"
      tabIndex={-1}
      onFocus={rememberFocus}
    >
      <div className={styles.text}>
        <h2 id="cookie-title">{cookieBanner.title}</h2>{' '}
        <p>
          <span>{`${cookieBanner.text} `}</span>
          <a href={`${paths.privacy}#cookies`}>Cookie details</a>
        </p>
      </div>
      <div className={styles.choices}>
        <Button small variant="white" data-early={earlyKeys.rejected} onClick={() => choose('rejected')}>
          {cookieBanner.reject}
        </Button>
        <Button small variant="white" data-early={earlyKeys.accepted} onClick={() => choose('accepted')}>
          {cookieBanner.accept}
        </Button>
      </div>
    </section>
  );
}

/** Early taps are kept under these names and replayed after hydration. */
const earlyKeys = { accepted: 'cookies:accept', rejected: 'cookies:reject' } as const;

type Section = RefObject<HTMLElement | null>;

/**
 * Focuses the banner when it is opened from the footer. When it closes with the focus inside, the focus returns to its
 * earlier place, or goes to the heading, so that keys and screen readers continue there.
 * @returns to be called when something in the banner gets the focus
 */
function useFocus(isOpen: boolean, section: Section) {
  const wasOpen = useRef(isOpen);
  const before = useRef<Element | null>(null);
  const isInside = useRef(false);
  useEffect(() => {
    // Pressed or focused before this code was loaded.
    isInside.current = section.current?.querySelector(':focus, [data-early-tapped]') != null;
  }, [section]);
  useEffect(() => {
    if (isOpen && !wasOpen.current) section.current?.focus();
    if (!isOpen && wasOpen.current) {
      if (isInside.current && document.activeElement === document.body) focusOn(before.current);
      isInside.current = false;
    }
    wasOpen.current = isOpen;
  }, [isOpen, section]);
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    isInside.current = true;
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
}

/** Focuses an element if it is still shown, otherwise the page's heading. */
function focusOn(element: Element | null) {
  const headings = document.querySelectorAll('h1');
  const shown = [element, ...headings].find((one) => one?.isConnected && one.getClientRects().length > 0);
  (shown as HTMLElement | undefined)?.focus({ preventScroll: true });
}

/** Pages keep `--banner` free for the banner, which enlarged text makes taller than the style sheet expects. */
function useRoom(isOpen: boolean, section: Section) {
  useEffect(() => {
    const banner = section.current;
    if (!isOpen || banner === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Under the health consent the banner is hidden and has no height, but it will be shown next.
      if (banner.offsetHeight > 0) style.setProperty('--banner', `${banner.offsetHeight}px`);
    });
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner');
    };
  }, [isOpen, section]);
}
