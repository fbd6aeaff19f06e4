/**
 * A partner writes sector and key into the page. This sample is served by any Vigía, so it asks the server that sent
 * it for those of its demo farm; `?sector=…&pest=…&key=…` shows another one.
 */
const widget = document.getElementById('curva');
const notice = document.getElementById('aviso');

async function settings() {
  const asked = new URLSearchParams(location.search);
  if (asked.has('sector') && asked.has('key')) {
    return { sector_id: asked.get('sector'), pest_id: asked.get('pest'), key: asked.get('key') };
  }
  const answer = await fetch('/widgets/demo.json', { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

async function show() {
  const { sector_id, pest_id, key } = await settings();
  widget.setAttribute('sector', sector_id);
  widget.setAttribute('public-key', key);
  if (pest_id) widget.setAttribute('pest', pest_id);
  for (const name of ['season', 'crop', 'period', 'theme', 'height']) {
    const value = new URLSearchParams(location.search).get(name);
    if (value) widget.setAttribute(name, value);
  }
  widget.hidden = false;
  notice.remove();
}

show().catch(() => {
  notice.textContent =
    'Este servidor no tiene campo de demostración. Indique uno en la dirección: ?sector=…&pest=…&key=…';
});
