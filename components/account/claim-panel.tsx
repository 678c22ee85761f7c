'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { keepResetDraft } from '@/lib/client/account/password-reset-draft';
import { callApi } from '@/lib/client/api';
import { pathIn } from '@/lib/core/localized-path';
import { LinkActionPanel } from './link-action-panel';

interface ClaimPanelProps {
	token: string;
	heading: string;
	/** What has been done, and what claiming the account takes. */
	added: string;
	steps: string;
	/** The sentences with the links for other readers, and for one who has the code already. */
	orNotMe: ReactNode;
	hasCode: ReactNode;
}

/** Says who made the account, and has a code mailed at a click; the form of the code comes next. */
export function ClaimPanel({ token, heading, added, steps, orNotMe, hasCode }: ClaimPanelProps) {
	const t = useTranslations('claim');
	const language = useLocale();
	const router = useRouter();
	const formHref = pathIn(language, '/forgot-password#claim');
	const sendCode = async () => {
		const answer = await callApi('POST /api/users/claim-code', { body: { token } });
		if (answer.ok) {
			keepResetDraft({ email: answer.data.email, otp: null, codeClaims: true });
			router.push(formHref);
		}
		return answer;
	};
	return (
		<LinkActionPanel
			heading={heading}
			texts={{ action: t('send'), busy: t('sending'), failed: t('failed') }}
			act={sendCode}
			done={{
				heading: t('sentTitle'),
				text: t('sent'),
				next: { home: t('enterCode'), homeHref: formHref },
			}}
			gone={{ heading: t('goneTitle'), text: t('gone') }}
			home={t('logIn')}
			homeHref={pathIn(language, '/login')}
			footer={
				<div className="flex flex-col gap-2 border-line border-t pt-4">
					<p>{hasCode}</p>
					<p>{orNotMe}</p>
				</div>
			}
		>
			<p className="text-text md:text-lg">{added}</p>
			<p className="text-text-muted">{steps}</p>
		</LinkActionPanel>
	);
}
