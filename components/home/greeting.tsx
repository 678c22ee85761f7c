'use client';

import { useSession } from '@/lib/client/use-session';

/** Greets a member by name; `template` holds `{name}`. The line is kept free while the session is checked. */
export function Greeting({ template, unnamed }: { template: string; unnamed: string }) {
	const session = useSession();
	if (session.status === 'loggedOut') return null;
	const text =
		session.status === 'loggedIn'
			? template.replace('{name}', () => session.member.name || unnamed)
			: '\u00a0';
	return <p className="mb-2 font-semibold text-gold-300 text-lg without-token:hidden">{text}</p>;
}
