'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '@/lib/client/use-session';

/** Greets a member by name. The line is kept free while the session is checked. */
export function GreetingNotice() {
	const t = useTranslations();
	const session = useSession();
	if (session.status === 'loggedOut') return null;
	const text =
		session.status === 'loggedIn'
			? t('home.hero.greeting', { name: session.member.shownName || t('fallback.unnamed') })
			: '\u00a0';
	return <p className="mb-2 font-semibold text-gold-300 text-lg without-token:hidden">{text}</p>;
}
