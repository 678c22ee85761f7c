import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmailText } from './email-text';

it('EmailText lets an address wrap before its signs alone', () => {
	expect(renderToStaticMarkup(<EmailText email="karanveer.rathore@example.org" />)).toBe(
		'karanveer<wbr/>.rathore<wbr/>@example<wbr/>.org',
	);
});
