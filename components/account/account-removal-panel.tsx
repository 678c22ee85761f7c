'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { callApi } from '@/lib/client/api';
import { LinkActionPanel } from './link-action-panel';

interface AccountRemovalPanelProps {
	token: string;
	/** What has been done, and what removing the account undoes. */
	sentences: { added: string; removal: string };
	homeHref: string;
	/** The sentence with the link for who wants the account after all. */
	orClaim: ReactNode;
}

/** Tells whom an account was made for, and by whom, and removes it at a click. */
export function AccountRemovalPanel({ token, sentences, homeHref, orClaim }: AccountRemovalPanelProps) {
	const t = useTranslations('notMe');
	return (
		<LinkActionPanel
			heading={t('heading')}
			texts={{ action: t('remove'), busy: t('removing'), failed: t('failed') }}
			act={() => callApi('POST /api/users/not-me', { body: { token } })}
			done={{ heading: t('doneHeading'), text: t('doneText') }}
			gone={{ heading: t('goneTitle'), text: t('gone') }}
			home={t('home')}
			homeHref={homeHref}
			footer={<p className="border-line border-t pt-4">{orClaim}</p>}
		>
			<p className="text-text md:text-lg">{sentences.added}</p>
			<p className="text-text-muted">{sentences.removal}</p>
		</LinkActionPanel>
	);
}
