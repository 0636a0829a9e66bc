import { useEffect } from 'react';
import { Confined } from '#web/gallery/bench.tsx';
import { storiesOf } from '#web/gallery/story.ts';
import { openOverlay } from './overlay.ts';

/** A page with the frame that an element has under the pointer. */
function PointedAt() {
  useEffect(() => {
    const overlay = openOverlay('Help', () => {});
    overlay.mark(document.querySelector('main a'), 'nav[aria-label="Footer"] > a[href="/help"]');
    return () => {
      overlay.host.remove();
      document.body.style.paddingTop = '';
      document.documentElement.style.scrollPaddingTop = '';
    };
  }, []);
  return (
    <Confined>
      <main style={{ padding: '120px 24px' }}>
        <a href="/help">Help</a>
      </main>
    </Confined>
  );
}

export const place = 496;
export const stories = storiesOf('Console', {
  'selector-overlay': { title: 'Over a page that is pointed at', shows: () => <PointedAt /> },
});
