'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { withOpenedFragment } from '@/lib/client/account/opened-fragment';
import { callApi, type Reply } from '@/lib/client/api';
import { startSession } from '@/lib/client/session';
import type { DemoAccountName } from '@/lib/features/account/demo/constants';

interface DemoLoginListProps {
	/** Those that can be logged in to. */
	accounts: readonly DemoAccountName[];
	nextHref: string;
}

/** Logs in to an account of the demo without its password. */
export function DemoLoginList({ accounts, nextHref }: DemoLoginListProps) {
	const t = useTranslations('demoLogins');
	const tLogin = useTranslations('login');
	const router = useRouter();
	const isHydrated = useHydrated();
	const [chosen, setChosen] = useState<DemoAccountName | null>(null);
	const { formProps, isBusy, failure } = useApiForm<
		Record<string, never>,
		Reply<'POST /api/users/demo-login'>
	>({
		defaultValues: {},
		isGuarded: false,
		leavesPage: true,
		send: async (_, submitter) => {
			const account = accounts.find((one) => one === submitter?.getAttribute('value'));
			if (!account) return null;
			setChosen(account);
			return callApi('POST /api/users/demo-login', { body: { account } });
		},
		onSent: ({ token, user }) => {
			startSession(token, user, { isKept: false });
			router.replace(withOpenedFragment(nextHref));
		},
	});
	const error = failure && (failure.status === 404 ? t('gone') : failure.message || tLogin('failed'));

	return (
		<section aria-labelledby="demo-logins" className="mb-7 border-line border-b pb-7">
			<h2 id="demo-logins" className="text-h3">
				{t('heading')}
			</h2>
			<p className="mt-1 mb-4 text-text-muted">{t('text')}</p>
			{error && (
				<div className="mb-4">
					<Banner tone="error">{error}</Banner>
				</div>
			)}
			<form {...formProps} className="flex flex-col gap-3">
				{accounts.map((account) => (
					<Button
						key={account}
						type="submit"
						name="account"
						value={account}
						look="outline"
						disabled={!isHydrated}
						busyLabel={isBusy && chosen === account && tLogin('signingIn')}
					>
						{t(`logIn.${account}`)}
					</Button>
				))}
			</form>
		</section>
	);
}
