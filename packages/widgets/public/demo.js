/**
 * A partner writes sector and key into the page. This sample is served by any Vigía, so it asks the server that sent
 * it for those of its demo farm; `?sector=…&pest=…&key=…` shows another one.
 */
const ATTRIBUTES = ['sector', 'metrics', 'pest', 'season', 'crop', 'period', 'theme', 'height'];
const widget = document.getElementById('campo');
const notice = document.getElementById('aviso');

async function demoFarm() {
  const answer = await fetch('/widgets/demo.json', { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const { sector_id, key } = await answer.json();
  return { sector: sector_id, key };
}

async function show() {
  const asked = Object.fromEntries(new URLSearchParams(location.search));
  const { key, ...chosen } = asked.sector && asked.key ? asked : { ...(await demoFarm()), ...asked };
  for (const name of ATTRIBUTES) if (chosen[name]) widget.setAttribute(name, chosen[name]);
  widget.setAttribute('public-key', key);
  widget.hidden = false;
  notice.remove();
}

show().catch(() => {
  notice.textContent =
    'Este servidor no tiene campo de demostración. Indique uno en la dirección: ?sector=…&pest=…&key=…';
});
