'use client';

import { MemberQueries } from '@/components/member/member-queries';
import { OwnEmailNotice } from '@/components/member/own-email-notice';
import type { Language } from '@/lib/core/language';
import { Matches } from './matches';

/** The matches on the page that is the same for everybody and learns who reads it in the browser. */
export default function TokenMatches({ language }: { language: Language }) {
	return (
		<MemberQueries language={language}>
			<div className="container-page pt-4 empty:hidden">
				<OwnEmailNotice />
			</div>
			<Matches language={language} />
		</MemberQueries>
	);
}
