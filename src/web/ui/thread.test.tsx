import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Thread } from './thread.tsx';

const render = (props: Partial<Parameters<typeof Thread>[0]>) =>
  renderToStaticMarkup(
    <Thread current={19} total={29} share={19 / 29} chapters={[10, 20]} label="Question 19 of 29" {...props} />,
  );

it('the progress thread is a progress bar that gives the position in numbers and as text', () => {
  const html = render({});
  expect(html).toContain('role="progressbar"');
  expect(html).toContain('aria-label="Question 19 of 29"');
  expect(html).toContain('aria-valuenow="19"');
  expect(html).toContain('aria-valuemax="29"');
});

it('the progress thread is never more than full, however far the count goes', () => {
  const html = render({ current: 31, share: 31 / 29 });
  expect(html).toContain('--share:1"');
  expect(html).toContain('aria-valuenow="29"');
});

it('the progress thread marks only the chapters behind the kite as done', () => {
  expect(render({}).match(/past/g)).toHaveLength(1);
  expect(render({ current: 5, share: 5 / 29 })).not.toContain('past');
});
