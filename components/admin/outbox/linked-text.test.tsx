import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkedText } from './linked-text';

const linksIn = (text: string) =>
	[...renderToStaticMarkup(<LinkedText text={text} />).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

it.each([
	['Open https://example.org/a?b=1#c now', ['https://example.org/a?b=1#c']],
	['It is http://localhost:3000/en/contact.', ['http://localhost:3000/en/contact']],
	['यहाँ खोलें: https://example.org/hi।', ['https://example.org/hi']],
	['https://example.org/1\nhttps://example.org/2', ['https://example.org/1', 'https://example.org/2']],
	['javascript:alert(1) data:text/html,x //example.org', []],
	['No address', []],
])('links the web addresses in %j and nothing else', (text, links) => {
	expect(linksIn(text)).toEqual(links);
});

it('shows markup as text', () => {
	const html = renderToStaticMarkup(
		<LinkedText text={'<script>x</script> https://example.org/"><img src=x>'} />,
	);
	expect(html).toContain('&lt;script&gt;');
	expect(html).not.toMatch(/<(script|img)/);
});
