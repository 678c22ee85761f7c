import { inBrowser } from './viewer';
await inBrowser(async (page) => {
	console.log('first', await page.evaluate('viewer.draw(10000)'));
	console.time('everyone');
	await page.evaluate('viewer.showEveryone()');
	console.timeEnd('everyone');
	console.log(await page.evaluate(`({ cards: document.querySelectorAll('[data-card]').length, lines: document.querySelectorAll('[data-line]').length, chars: [...document.querySelectorAll('[data-line]')].reduce((a, l) => a + l.getAttribute('d').length, 0) })`));
	const pct = (v: number[], p: number) => v.toSorted((a, b) => a - b)[Math.floor(v.length * p / 100)];
	const run = async (name: string) => { const r: any = await page.evaluate('viewer.travel()'); const iv: number[] = r.intervals; console.log(name, 'p50', pct(iv, 50), 'p90', pct(iv, 90), 'p95', pct(iv, 95), 'over 25ms', iv.filter((x) => x > 25).length, '/', iv.length, r.mostCards); };
	await run('now'); await run('now'); await run('now');
	await page.screenshot({ path: '/tmp/h3-shots/bench.png' });
});
process.exit(0);
