'use client';

import { useMessages, useTranslations } from 'next-intl';
import { MemberQueries } from '@/components/member/member-queries';
import { OwnEmailNotice } from '@/components/member/own-email-notice';
import type { Language } from '@/lib/core/language';
import { Matches } from './matches';

/** The matches on the page that is the same for everybody and learns who reads it in the browser. */
export default function TokenMatches({ language }: { language: Language }) {
	const t = useTranslations('emailConfirmation');
	const texts = { ...useMessages().emailConfirmation, text: t('text', { email: '{email}' }) };
	return (
		<MemberQueries language={language}>
			<div className="container-page pt-4 empty:hidden">
				<OwnEmailNotice texts={texts} />
			</div>
			<Matches language={language} />
		</MemberQueries>
	);
}
