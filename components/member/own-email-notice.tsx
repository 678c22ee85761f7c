'use client';

import { useEffect, useState } from 'react';
import { callApi } from '@/lib/client/api';
import { EmailNotice } from './email-notice';
import type { Messages } from './texts';

/** The notice on pages that are the same for everybody and learn who reads them in the browser. */
export function OwnEmailNotice({ texts }: { texts: Messages['emailConfirmation'] }) {
	const [email, setEmail] = useState<string | null>(null);
	useEffect(() => {
		const unmounted = new AbortController();
		void callApi('GET /api/users/profile', { signal: unmounted.signal }).then((answer) => {
			if (answer.ok && !unmounted.signal.aborted && !answer.data.emailConfirmed) setEmail(answer.data.email);
		});
		return () => unmounted.abort();
	}, []);
	return email === null ? null : <EmailNotice email={email} texts={texts} />;
}
