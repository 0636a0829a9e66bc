import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { useCall } from '../kit/use-call.ts';
import { usePages } from '../kit/use-pages.ts';
import { AnnouncedPanel } from './announced-panel.tsx';
import { NewPrice } from './new-price.tsx';

/** New prices for present subscribers: whom one would concern, the announced ones, and taking one back. */
export function PriceChangeView() {
  const pages = usePages('price changes');
  const paid = useCall(consoleCalls.listPaidPrices, {});
  const list = useCall(consoleCalls.listPriceChanges, {
    query: pages.cursor === undefined ? {} : { after: pages.cursor },
  });
  /** Counts what was announced and withdrawn here, because the preview is another one after it. */
  const [done, setDone] = useState(0);
  function readAgain() {
    setDone(done + 1);
    paid.retry();
    list.retry();
  }
  const changes = list.loaded !== null && 'data' in list.loaded ? list.loaded.data : null;
  return (
    <>
      <PageHead
        title="Price change"
        about="A new price for present subscribers, by email and 30 days ahead. New buyers pay what is on sale. All days are UTC."
      />
      <LoadingFigures loaded={paid.loaded} retry={paid.retry} />
      {paid.loaded !== null && 'data' in paid.loaded && (
        <NewPrice paid={paid.loaded.data} done={done} onAnnounced={readAgain} />
      )}
      <LoadingFigures loaded={list.loaded} retry={list.retry} />
      {changes !== null && (
        <StaleData isOld={list.isOld}>
          <AnnouncedPanel list={changes} pages={pages} onWithdrawn={readAgain} />
        </StaleData>
      )}
    </>
  );
}
