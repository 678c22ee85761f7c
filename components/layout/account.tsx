'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Spinner } from '@/components/ui/spinner';
import { clearLanguageCookie } from '@/lib/client/language';
import { askToLeave } from '@/lib/client/leave-guard';
import { logOut } from '@/lib/client/session';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

interface AccountProps {
	language: Language;
	/** The page that is open, in any language. */
	path: string;
	/** The page is made for a member. */
	isForMember: boolean;
}

const row = 'flex flex-col gap-2 md:flex-row md:items-center xl:gap-1';
const compact = 'px-4 text-sm whitespace-nowrap xl:px-3';
const link =
	'flex min-h-11 items-center whitespace-nowrap rounded-control px-2 text-sm xl:px-1 min-[90rem]:px-1.5 hover:bg-ivory/10 aria-[current=page]:font-semibold aria-[current=page]:text-gold-300';

/** The reader's ways: those of the session that the browser knows, and without scripts those of the page. */
export function Account(props: AccountProps) {
	return (
		<>
			<div className="contents noscript:hidden">
				<SessionAccount {...props} />
			</div>
			<UnscriptedAccount {...props} />
		</>
	);
}

/** A page that is kept for everybody does not know its reader without scripts, and leads visitors and members on. */
function UnscriptedAccount({ language, path, isForMember }: AccountProps) {
	const t = useTranslations('site.pages');
	return (
		<div className="hidden flex-col gap-2 noscript:flex md:flex-row md:items-center">
			{(isForMember ? (['dashboard', 'profile'] as const) : (['profile', 'login'] as const)).map((page) => (
				<Link
					key={page}
					href={pathIn(language, `/${page}`)}
					prefetch={false}
					aria-current={path === `/${page}` ? 'page' : undefined}
					className={link}
				>
					{t(page)}
				</Link>
			))}
		</div>
	);
}

function SessionAccount({ language, path }: AccountProps) {
	const t = useTranslations('site');
	const session = useSession();
	const entrance = (
		<>
			<LinkButton href={pathIn(language, '/register')} look="ghost" className={compact}>
				{t('pages.register')}
			</LinkButton>
			<LinkButton href={pathIn(language, '/login')} look="gold" className={compact}>
				{t('pages.login')}
			</LinkButton>
		</>
	);
	if (session.status === 'loggedOut') return <div className={row}>{entrance}</div>;
	if (session.status === 'checking')
		return (
			<>
				<div className={`${row} with-token:hidden`}>{entrance}</div>
				<p role="status" className="flex min-h-11 items-center gap-2 text-sm without-token:hidden">
					<Spinner />
					{t('navigation.loading')}
				</p>
			</>
		);
	return (
		<div className={row}>
			{(['dashboard', 'profile'] as const).map((page) => (
				<Link
					key={page}
					href={pathIn(language, `/${page}`)}
					prefetch={false}
					aria-current={path === `/${page}` ? 'page' : undefined}
					className={link}
				>
					{t(`pages.${page}`)}
				</Link>
			))}
			{session.member.isAdmin && (
				// A whole new page: the back office has a language of its own.
				<a href="/admin" className={link}>
					{t('pages.admin')}
				</a>
			)}
			<LogoutButton language={language} />
		</div>
	);
}

function LogoutButton({ language }: { language: Language }) {
	const t = useTranslations('site.navigation');
	const [isBusy, setBusy] = useState(false);
	const leave = async () => {
		setBusy(true);
		await logOut();
		clearLanguageCookie();
		// A whole new page: nothing of the member's stays in this one's memory.
		location.assign(pathIn(language, '/login'));
	};
	return (
		<Button
			look="ghost"
			className={compact}
			busyLabel={isBusy && t('loggingOut')}
			onClick={() => askToLeave(() => void leave())}
		>
			{t('logout')}
		</Button>
	);
}
