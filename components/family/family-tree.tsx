'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { shownFailure } from '@/components/member/shown-failure';
import { useRefusedSession } from '@/components/member/use-refused-session';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { apiQuery } from '@/lib/client/api-query';
import { readFamily } from './answers';
import { LoadedFamily } from './loaded-family';
import { type NearFamily, nearKey } from './near-family';
import type { Opening } from './opening';
import { useAround } from './use-around';

interface FamilyTreeProps {
	opening: Opening;
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What the reader does before anything else that needs more than the picture. */
const acts = ['pointerdown', 'keydown', 'click'] as const;

/** Of a large family the page brings the part that it shows; the rest is read when the reader starts to use the page. */
function useNearFamily({ kind }: Opening) {
	const client = useQueryClient();
	const [aroundId] = useAround();
	const [brought] = useState(() => client.getQueryData<NearFamily>(nearKey(aroundId)));
	const near = useMemo(() => brought && { ...brought, family: readFamily(brought.reply) }, [brought]);
	const [isAsked, setAsked] = useState(() => {
		const isKnown = client.getQueryData(apiQuery('GET /api/family/tree').queryKey) !== undefined;
		return brought === undefined || isKnown || kind !== 'nothing';
	});
	const askWhole = useCallback(() => setAsked(true), []);
	useEffect(() => {
		if (isAsked) return;
		// A later step of a form, which is open again.
		if (location.hash !== '') askWhole();
		for (const act of acts) addEventListener(act, askWhole, { capture: true, once: true });
		return () => {
			for (const act of acts) removeEventListener(act, askWhole, { capture: true });
		};
	}, [isAsked, askWhole]);
	return { near, isWholeAsked: isAsked, askWhole };
}

/** A member's own family tree: loaded, or what to do when it could not be. */
export function FamilyTree({ opening }: FamilyTreeProps) {
	const t = useTranslations('familyTree');
	const language = useLocale();
	const leaveIfRefused = useRefusedSession(language);
	const { near, isWholeAsked, askWhole } = useNearFamily(opening);
	const tree = useQuery({ ...apiQuery('GET /api/family/tree'), select: readFamily, enabled: isWholeAsked });
	const family = tree.data ?? near?.family;
	const requests = useQuery(apiQuery('GET /api/family/pending-requests'));
	const namedIn = useQuery(apiQuery('GET /api/family/named-in'));
	const [notice, setNotice] = useState<string | null>(null);
	const missing = shownFailure(tree);
	const missingRequests = shownFailure(requests) ?? shownFailure(namedIn);
	const missed = missing
		? missing.message || t('failed')
		: missingRequests && (missingRequests.message || t('requests.failed'));
	useEffect(() => setNotice(missed), [missed]);
	const { refetch: askTree } = tree;
	const { refetch: askRequests } = requests;
	const { refetch: askNamedIn } = namedIn;
	const reload = useCallback(async () => {
		const [family, ...asked] = await Promise.all([askTree(), askRequests(), askNamedIn()]);
		const refused = asked.find(({ error }) => error !== null);
		if (family.error) setNotice(family.error.message || t('failed'));
		else setNotice(refused?.error ? refused.error.message || t('requests.failed') : null);
	}, [askTree, askRequests, askNamedIn, t]);
	return (
		<div className="container-page flex flex-col gap-6 py-6 md:py-10">
			{notice !== null && (
				<Banner tone="error" dismiss={{ label: t('dismiss'), onDismiss: () => setNotice(null) }}>
					{notice}
				</Banner>
			)}
			{family ? (
				<LoadedFamily
					family={family}
					beyond={tree.data ? null : (near?.beyond ?? null)}
					onWhole={askWhole}
					requests={requests.data ?? []}
					namedIn={namedIn.data ?? []}
					opening={opening}
					reload={reload}
					onFailure={leaveIfRefused}
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
