'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { showToast } from '@/components/ui/toast';
import { readToken } from '@/lib/client/session';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';
import { loginPath } from '@/lib/platform/auth/guards';

interface NavigationLinkProps {
	href: string;
	isCurrent: boolean;
	/** For a page that only members may open: what a visitor is told. */
	protection: { language: Language; loginRequired: string; loginFirst: string } | null;
	children: ReactNode;
}

const look =
	'group relative flex min-h-11 items-center whitespace-nowrap rounded-control px-2 text-sm xl:px-1.5 hover:bg-ivory/10 aria-[current=page]:font-semibold aria-[current=page]:text-gold-300';

export function NavigationLink({ href, isCurrent, protection, children }: NavigationLinkProps) {
	const router = useRouter();
	const session = useSession();
	const hintId = useId();
	const isDimmed = protection !== null && session.status !== 'loggedIn';
	const askForLogin = (event: MouseEvent) => {
		if (!protection || (session.status !== 'loggedOut' && readToken() !== null)) return;
		event.preventDefault();
		showToast(protection.loginFirst, 'error');
		router.push(loginPath(protection.language, href));
	};
	return (
		<Link
			href={href}
			prefetch={false}
			aria-current={isCurrent ? 'page' : undefined}
			aria-describedby={isDimmed ? hintId : undefined}
			onClick={askForLogin}
			className={look}
		>
			<span className={isDimmed ? 'opacity-70' : ''}>{children}</span>
			{isDimmed && (
				<span
					id={hintId}
					role="tooltip"
					className="pointer-events-none whitespace-nowrap rounded-control bg-maroon-950 px-3 py-1 text-xs max-md:ml-auto md:invisible md:absolute md:top-full md:left-1/2 md:-translate-x-1/2 md:group-hover:visible md:group-focus-visible:visible"
				>
					{protection.loginRequired}
				</span>
			)}
		</Link>
	);
}
