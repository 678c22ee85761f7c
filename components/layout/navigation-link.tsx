'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { readToken } from '@/lib/client/session';
import { showToast } from '@/lib/client/toast';
import { useSession } from '@/lib/client/use-session';
import { loginPath } from '@/lib/platform/auth/guards';

interface NavigationLinkProps {
	href: string;
	isCurrent: boolean;
	isProtected: boolean;
	children: ReactNode;
}

export function NavigationLink({ href, isCurrent, isProtected, children }: NavigationLinkProps) {
	const t = useTranslations();
	const language = useLocale();
	const router = useRouter();
	const session = useSession();
	const hintId = useId();
	const isDimmed = isProtected && session.status !== 'loggedIn';
	const askForLogin = (event: MouseEvent) => {
		if (!isProtected || (session.status !== 'loggedOut' && readToken() !== null)) return;
		event.preventDefault();
		showToast(t('errors.auth.required'), 'error');
		router.push(loginPath(language, href));
	};
	return (
		<Link
			href={href}
			prefetch={false}
			aria-current={isCurrent ? 'page' : undefined}
			aria-describedby={isDimmed ? hintId : undefined}
			onClick={askForLogin}
			className="group"
		>
			<span className={isDimmed ? 'opacity-70 noscript:opacity-100' : undefined}>{children}</span>
			{isDimmed && (
				<span
					id={hintId}
					role="tooltip"
					className="pointer-events-none noscript:hidden whitespace-nowrap rounded-control bg-maroon-950 px-3 py-1 text-xs max-md:ml-auto md:invisible md:absolute md:top-full md:left-1/2 md:-translate-x-1/2 md:group-hover:visible md:group-focus-visible:visible"
				>
					{t('site.navigation.loginRequired')}
				</span>
			)}
		</Link>
	);
}
