'use client';

import { useCallback, useEffect, useState } from 'react';
import type { MemberTexts } from '@/components/member/texts';
import { useFollowedLogin } from '@/components/member/use-followed-login';
import { useRefusedSession } from '@/components/member/use-refused-session';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import {
	type Family,
	type FamilyRequest,
	type NamingTree,
	readFamily,
	readNamingTrees,
	readRequests,
} from './answers';
import { prepareWorker } from './lay-out-aside';
import { LoadedFamily } from './loaded-family';
import type { Opening } from './opening';
import type { FamilyTexts } from './texts';

interface FamilyTreeProps {
	language: Language;
	opening: Opening;
	texts: FamilyTexts;
	memberTexts: MemberTexts;
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A member's own family tree: loaded, or what to do when it could not be. */
export function FamilyTree({ language, opening, texts, memberTexts }: FamilyTreeProps) {
	const leaveIfRefused = useRefusedSession(language);
	const [family, setFamily] = useState<Family | null>(null);
	const [requests, setRequests] = useState<readonly FamilyRequest[]>([]);
	const [namedIn, setNamedIn] = useState<readonly NamingTree[]>([]);
	const [isLoading, setLoading] = useState(true);
	const [failure, setFailure] = useState<string | null>(null);
	const load = useCallback(
		async (signal?: AbortSignal) => {
			const call = signal ? { signal } : {};
			// One after the other: the first visit makes the tree.
			const tree = await callApi('GET /api/family/tree', call);
			if (signal?.aborted || (!tree.ok && leaveIfRefused(tree))) return;
			const [asked, naming] = await Promise.all([
				callApi('GET /api/family/pending-requests', call),
				callApi('GET /api/family/named-in', call),
			]);
			if (signal?.aborted) return;
			if ([asked, naming].some((answer) => !answer.ok && leaveIfRefused(answer))) return;
			const loaded = tree.ok ? readFamily(tree.data) : null;
			if (loaded) setFamily(loaded);
			if (asked.ok) setRequests(readRequests(asked.data));
			if (naming.ok) setNamedIn(readNamingTrees(naming.data));
			setLoading(false);
			const missing = asked.ok ? naming : asked;
			if (!loaded) setFailure((!tree.ok && tree.message) || texts.failed);
			else setFailure(missing.ok ? null : missing.message || texts.requests.failed);
		},
		[leaveIfRefused, texts],
	);
	useEffect(() => {
		const unmounted = new AbortController();
		void load(unmounted.signal);
		return () => unmounted.abort();
	}, [load]);
	useEffect(prepareWorker, []);
	useFollowedLogin(language);
	const tryAgain = () => {
		setLoading(true);
		setFailure(null);
		void load();
	};
	return (
		<div className="container-page flex flex-col gap-6 py-6 md:py-10">
			{failure !== null && (
				<Banner tone="error" dismiss={{ label: texts.dismiss, onDismiss: () => setFailure(null) }}>
					{failure}
				</Banner>
			)}
			{family ? (
				<LoadedFamily
					family={family}
					requests={requests}
					namedIn={namedIn}
					language={language}
					opening={opening}
					texts={texts}
					memberTexts={memberTexts}
					reload={load}
					onFailure={leaveIfRefused}
				/>
			) : (
				<>
					<h1 className="text-h2 md:text-h2-wide">{texts.title}</h1>
					{isLoading ? (
						<div role="status">
							<span className="sr-only">{texts.loading}</span>
							<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
								{placeholders.map((placeholder) => (
									<Skeleton key={placeholder} className="h-40" />
								))}
							</div>
						</div>
					) : (
						<EmptyState title={texts.failedTitle}>
							<Button onClick={tryAgain}>{texts.tryAgain}</Button>
						</EmptyState>
					)}
				</>
			)}
		</div>
	);
}
