'use client';

import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/lib/client/api-query';
import { EmailNotice } from './email-notice';

/** The notice on pages that are the same for everybody and learn who reads them in the browser. */
export function OwnEmailNotice() {
	const { data: profile } = useQuery(apiQuery('GET /api/users/profile'));
	return profile && !profile.emailConfirmed ? <EmailNotice email={profile.email} /> : null;
}
