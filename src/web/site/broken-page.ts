/** Stands in for a page that could not be shown at all. React has taken everything of it away. */
export function showBrokenPage(root: HTMLElement): void {
  const page = document.createElement('main');
  page.className = 'broken-page';
  const title = document.createElement('h1');
  title.textContent = 'This page has stopped working';
  title.tabIndex = -1;
  const text = document.createElement('p');
  text.textContent = 'What you have done so far is kept.';
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'text-link';
  again.textContent = 'Load the page again';
  again.onclick = () => location.reload();
  page.append(title, text, again);
  root.replaceChildren(page);
  title.focus();
}
