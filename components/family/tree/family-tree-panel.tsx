'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { shownFailure } from '@/components/ui/shown-failure';
import { Skeleton } from '@/components/ui/skeleton';
import type { ApiFailure } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import type { Opening } from '@/lib/client/family/diagram/opening';
import { LoadedFamilyPanel } from './loaded-family-panel';
import { useShownFamily } from './use-shown-family';

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A member's own family tree: loaded, or what to do when it could not be. */
export function FamilyTreePanel({ opening }: { opening: Opening }) {
	const t = useTranslations('familyTree');
	const handleRefusal = useRefusalHandler();
	const [notice, setNotice] = useState<string | null>(null);
	const fail = useCallback(
		(failure: ApiFailure) => {
			if (!handleRefusal(failure)) setNotice(failure.message || t('failed'));
		},
		[handleRefusal, t],
	);
	const { whole, near, isWholeAsked, ...shown } = useShownFamily(opening, fail);
	const requests = useQuery(apiQuery('GET /api/family/pending-requests'));
	const namedIn = useQuery(apiQuery('GET /api/family/named-in'));
	const missing = shownFailure(isWholeAsked ? whole : near);
	const missingRequests = shownFailure(requests) ?? shownFailure(namedIn);
	const missed = missing
		? missing.message || t('failed')
		: missingRequests && (missingRequests.message || t('requests.failed'));
	useEffect(() => setNotice(missed), [missed]);
	const { refetch: askTree } = isWholeAsked ? whole : near;
	const { refetch: askRequests } = requests;
	const { refetch: askNamedIn } = namedIn;
	const reload = useCallback(async () => {
		const [family, ...asked] = await Promise.all([askTree(), askRequests(), askNamedIn()]);
		const refused = asked.find(({ error }) => error !== null);
		if (family.error) setNotice(family.error.message || t('failed'));
		else setNotice(refused?.error ? refused.error.message || t('requests.failed') : null);
	}, [askTree, askRequests, askNamedIn, t]);
	return (
		<div className="flex flex-col gap-5">
			{notice !== null && (
				<Banner tone="error" dismiss={{ label: t('dismiss'), onDismiss: () => setNotice(null) }}>
					{notice}
				</Banner>
			)}
			{shown.family ? (
				<LoadedFamilyPanel
					{...shown}
					family={shown.family}
					requests={requests.data ?? []}
					namedIn={namedIn.data ?? []}
					opening={opening}
					reload={reload}
				/>
			) : (
				<>
					<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
					{missing === null ? (
						<div role="status">
							<span className="sr-only">{t('loading')}</span>
							<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
								{placeholders.map((placeholder) => (
									<Skeleton key={placeholder} className="h-40" />
								))}
							</div>
						</div>
					) : (
						<EmptyState title={t('failedTitle')}>
							<Button onClick={() => void reload()}>{t('tryAgain')}</Button>
						</EmptyState>
					)}
				</>
			)}
		</div>
	);
}
