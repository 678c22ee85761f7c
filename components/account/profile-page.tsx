'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { shownFailure } from '@/components/ui/shown-failure';
import { Spinner } from '@/components/ui/spinner';
import { apiQuery } from '@/lib/client/api-query';
import { toMemberProfile } from '@/lib/client/member/member-values';
import { ProfileForm } from './profile-form';

const profileQuery = apiQuery('GET /api/users/profile');

/** A member's own profile: loaded, or what to do when it could not be. */
export function ProfilePage() {
	const t = useTranslations('profile');
	const queries = useQueryClient();
	const query = useQuery({
		...profileQuery,
		select: toMemberProfile,
		// What is typed is compared with the profile that was opened.
		refetchOnWindowFocus: false,
	});

	const failure = shownFailure(query);
	if (failure)
		return (
			<div role="alert" className="container-page">
				<h1 className="sr-only">{t('title')}</h1>
				<EmptyState title={t('loadFailedTitle')} text={failure.message || t('loadFailed')}>
					<Button onClick={() => location.reload()}>{t('tryAgain')}</Button>
				</EmptyState>
			</div>
		);
	if (!query.data)
		return (
			<p
				role="status"
				className="flex min-h-[50dvh] items-center justify-center gap-3 text-lg text-text-muted"
			>
				<Spinner className="size-6" />
				{t('loading')}
			</p>
		);
	return (
		<ProfileForm
			profile={query.data}
			onChanged={(changes) =>
				queries.setQueryData(profileQuery.queryKey, (record) => record && { ...record, ...changes })
			}
		/>
	);
}
