import { Fragment } from 'react';

/** An address that wraps before its signs where it is too long for the line, and not within a word. */
export function EmailText({ email }: { email: string }) {
	return [...email.matchAll(/.[^@._-]*/g)].map(({ 0: part, index }) => (
		<Fragment key={index}>
			{index > 0 && <wbr />}
			{part}
		</Fragment>
	));
}
