'use client';

import { useTranslations } from 'next-intl';
import { LinkOutcome } from '@/components/layout/link-outcome';
import { callApi } from '@/lib/client/api';
import { LinkActionPanel } from './link-action-panel';

interface EmailConfirmationPanelProps {
	token: string;
	/** When the page was opened. */
	state: 'waiting' | 'confirmed' | 'expired';
	profileHref: string;
}

/** Confirms an address at a click, by the mailed link alone. */
export function EmailConfirmationPanel({ token, state, profileHref }: EmailConfirmationPanelProps) {
	const t = useTranslations('confirmEmail');
	const way = { home: t('open'), homeHref: profileHref };
	const expired = { heading: t('expiredHeading'), text: t('expiredText') };
	if (state === 'confirmed') {
		return <LinkOutcome heading={t('alreadyHeading')} text={t('alreadyText')} {...way} />;
	}
	if (state === 'expired') return <LinkOutcome {...expired} {...way} />;
	return (
		<LinkActionPanel
			heading={t('heading')}
			texts={{ action: t('confirm'), busy: t('confirming'), failed: t('failed') }}
			act={() => callApi('POST /api/users/confirm-email', { body: { token } })}
			done={{ heading: t('doneHeading'), text: t('doneText') }}
			gone={expired}
			{...way}
		>
			<p className="text-text">{t('text')}</p>
		</LinkActionPanel>
	);
}
