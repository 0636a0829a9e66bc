import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import styles from './scene-picture.module.css';
import { ScenePicture } from './scene-picture.tsx';

const render = (props: Parameters<typeof ScenePicture>[0]) => renderToStaticMarkup(<ScenePicture {...props} />);

describe('the picture of a screen', () => {
  it('a scene is an empty sky of the same shape until it has loaded', () => {
    expect(render({ name: 'steady' })).toContain(`<div class="${styles.sky}">`);
  });

  it('an evening scene has an evening sky before it has loaded', () => {
    expect(render({ name: 'shelter' })).toContain('data-theme="night"');
    expect(render({ name: 'steady' })).not.toContain('data-theme');
  });

  it('a scene moves only where a screen asks for it', () => {
    expect(render({ name: 'steady', sways: true })).toContain(styles.sways);
    expect(render({ name: 'steady' })).not.toContain(styles.sways);
  });
});
