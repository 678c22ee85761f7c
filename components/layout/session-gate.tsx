'use client';

import type { ReactNode } from 'react';
import { useSession } from '@/lib/client/use-session';

/** Shows `children` to a member; while a browser with a token is being checked their place is kept free. */
export function ForMembers({ children }: { children: ReactNode }) {
	const { status } = useSession();
	if (status === 'loggedOut') return null;
	return (
		<span className={status === 'checking' ? 'invisible contents without-token:hidden' : 'contents'}>
			{children}
		</span>
	);
}

/** Shows `children` to a visitor, at once when the browser holds no token. */
export function ForVisitors({ children }: { children: ReactNode }) {
	const { status } = useSession();
	if (status === 'loggedIn') return null;
	return (
		<span className={status === 'checking' ? 'contents with-token:hidden' : 'contents'}>{children}</span>
	);
}
