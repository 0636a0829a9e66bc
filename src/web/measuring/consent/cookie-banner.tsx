import { useEffect, useRef } from 'react';
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

  useEffect(() => {
    // The head script has stored a choice tapped early; this applies it.
    const early = section.current?.querySelector<HTMLElement>('[data-early-tapped]');
    if (early) choose(early.dataset.early === earlyKeys.accepted ? 'accepted' : 'rejected');
    else closeIfChosen(document.cookie);
  }, []);

  useReturnOfFocus(isOpen, section);
  if (!isOpen) return null;
  return (
    <section ref={section} className={styles.banner} aria-labelledby="cookie-title" tabIndex={-1}>
      <h2 id="cookie-title">{cookieBanner.title}</h2>
      <p className="small muted">
        {cookieBanner.text} <a href={`${paths.privacy}#cookies`}>Cookie details</a>
      </p>
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

/** When it is opened from the footer, the banner takes the focus and returns it after the choice. */
function useReturnOfFocus(isOpen: boolean, section: React.RefObject<HTMLElement | null>) {
  const wasOpen = useRef(isOpen);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      opener.current = document.activeElement as HTMLElement | null;
      section.current?.focus();
    }
    if (!isOpen && wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, section]);
}
