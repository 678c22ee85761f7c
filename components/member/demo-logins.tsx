'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/api';
import { startSession } from '@/lib/client/session';
import type { DemoAccountName } from '@/lib/features/demo/accounts';
import { readSessionReply } from './session-reply';
import { useHydrated } from './use-hydrated';

interface DemoLoginTexts {
	heading: string;
	text: string;
	logIn: Record<DemoAccountName, string>;
	signingIn: string;
	/** The account is no longer offered. */
	gone: string;
	failed: string;
}

interface DemoLoginsProps {
	/** Those that can be logged in to. */
	accounts: readonly DemoAccountName[];
	texts: DemoLoginTexts;
	/** The page to open after the login. */
	nextHref: string;
}

/** Logs in to an account of the demo without its password. */
export function DemoLogins({ accounts, texts, nextHref }: DemoLoginsProps) {
	const router = useRouter();
	const isHydrated = useHydrated();
	const isSending = useRef(false);
	const [busy, setBusy] = useState<DemoAccountName | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);

	const logIn = async (account: DemoAccountName) => {
		if (isSending.current) return;
		isSending.current = true;
		setBusy(account);
		setRefusal(null);
		const response = await callApi('POST /api/users/demo-login', { body: { account } });
		const session = response.ok ? readSessionReply(response.data) : null;
		if (session) {
			startSession(session.token, session.user, { isKept: false });
			return router.replace(nextHref);
		}
		isSending.current = false;
		setBusy(null);
		const isGone = !response.ok && response.status === 404;
		const message = response.ok ? '' : response.message;
		setRefusal(isGone ? texts.gone : message || texts.failed);
	};

	return (
		<section aria-labelledby="demo-logins" className="mb-7 border-line border-b pb-7">
			<h2 id="demo-logins" className="text-h3">
				{texts.heading}
			</h2>
			<p className="mt-1 mb-4 text-text-muted">{texts.text}</p>
			{refusal && (
				<div className="mb-4">
					<Banner tone="error">{refusal}</Banner>
				</div>
			)}
			<div className="flex flex-col gap-3">
				{accounts.map((account) => (
					<Button
						key={account}
						look="outline"
						disabled={!isHydrated}
						busyLabel={busy === account && texts.signingIn}
						onClick={() => logIn(account)}
					>
						{texts.logIn[account]}
					</Button>
				))}
			</div>
		</section>
	);
}
