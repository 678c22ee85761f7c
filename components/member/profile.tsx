'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Spinner } from '@/components/ui/spinner';
import { callApi } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { type MemberProfile, profileOf } from './drafts';
import { LoadedProfile } from './loaded-profile';
import type { MemberTexts, ProfileTexts } from './texts';
import { useFollowedLogin } from './use-followed-login';
import { useRefusedSession } from './use-refused-session';

interface ProfileProps {
	language: Language;
	texts: ProfileTexts;
	memberTexts: MemberTexts;
}

type Loading =
	| { status: 'loading' }
	| { status: 'failed'; message: string }
	| { status: 'loaded'; profile: MemberProfile };

/** A member's own profile: loaded, or what to do when it could not be. */
export function Profile({ language, texts, memberTexts }: ProfileProps) {
	const [loading, setLoading] = useState<Loading>({ status: 'loading' });
	const leaveIfRefused = useRefusedSession(language);
	useEffect(() => {
		const unmounted = new AbortController();
		void callApi('GET /api/users/profile', { signal: unmounted.signal }).then((answer) => {
			if (unmounted.signal.aborted) return;
			if (!answer.ok && leaveIfRefused(answer)) return;
			setLoading(
				answer.ok
					? { status: 'loaded', profile: profileOf(answer.data) }
					: { status: 'failed', message: answer.message || texts.loadFailed },
			);
		});
		return () => unmounted.abort();
	}, [leaveIfRefused, texts.loadFailed]);
	useFollowedLogin(language);

	if (loading.status === 'loading')
		return (
			<p
				role="status"
				className="flex min-h-[50dvh] items-center justify-center gap-3 text-lg text-text-muted"
			>
				<Spinner className="size-6" />
				{texts.loading}
			</p>
		);
	if (loading.status === 'failed')
		return (
			<div role="alert" className="container-page">
				<h1 className="sr-only">{texts.title}</h1>
				<EmptyState title={texts.loadFailedTitle} text={loading.message}>
					<Button onClick={() => location.reload()}>{texts.tryAgain}</Button>
				</EmptyState>
			</div>
		);
	return (
		<LoadedProfile
			language={language}
			profile={loading.profile}
			texts={texts}
			memberTexts={memberTexts}
			onSaved={(profile) => setLoading({ status: 'loaded', profile })}
			onFailure={leaveIfRefused}
		/>
	);
}
