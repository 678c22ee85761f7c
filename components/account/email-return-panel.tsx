'use client';

import { useTranslations } from 'next-intl';
import { LinkOutcome } from '@/components/layout/link-outcome';
import { callApi } from '@/lib/client/api';
import { LinkActionPanel } from './link-action-panel';

interface EmailReturnPanelProps {
	token: string;
	/** The address that the account gets back; null where the link no longer works. */
	email: string | null;
	passwordHref: string;
}

/** Gives an account its former address back at a click, by the mailed link alone. */
export function EmailReturnPanel({ token, email, passwordHref }: EmailReturnPanelProps) {
	const t = useTranslations('emailReturn');
	const way = { home: t('password'), homeHref: passwordHref };
	const gone = { heading: t('goneHeading'), text: t('goneText') };
	if (email === null) return <LinkOutcome {...gone} {...way} />;
	return (
		<LinkActionPanel
			heading={t('heading')}
			texts={{ action: t('action'), busy: t('busy'), failed: t('failed') }}
			act={() => callApi('POST /api/users/email/return', { body: { token } })}
			done={{ heading: t('doneHeading'), text: t('doneText') }}
			gone={gone}
			{...way}
		>
			<p className="text-text">{t('text', { email })}</p>
		</LinkActionPanel>
	);
}
