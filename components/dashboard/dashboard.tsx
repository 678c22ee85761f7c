'use client';

import { Heart, Inbox, TreePine, UserPlus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { type CardAnswer, readFamily } from '@/components/family/answers';
import { filled } from '@/components/family/texts';
import type { InterestCard } from '@/components/matrimonial/answers';
import { useAnswer } from '@/components/matrimonial/use-answer';
import { useFollowedLogin } from '@/components/member/use-followed-login';
import { useRefusedSession } from '@/components/member/use-refused-session';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { showToast } from '@/components/ui/toast';
import { type ApiFailure, callApi, mapData } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { formatCount } from '@/lib/platform/i18n/format';
import { AddMemberDialog } from './add-member-dialog';
import { MatchesList } from './matches-list';
import { Figures, Panel } from './panel';
import { ProfileSummary } from './profile-summary';
import type { DashboardTexts } from './texts';

interface DashboardProps {
	language: Language;
	texts: DashboardTexts;
}

const noFamily = { members: [], links: { parents: [], unions: [] } };

/** A member's profile, family and matches at a glance: each part is loaded, and fails, by itself. */
export function Dashboard({ language, texts }: DashboardProps) {
	const leaveIfRefused = useRefusedSession(language);
	const isLeaving = useRef(false);
	const onFailure = useCallback(
		(failure: ApiFailure) => {
			// Several parts are refused at once; the first of them leaves.
			if (isLeaving.current) return true;
			isLeaving.current = leaveIfRefused(failure);
			if (isLeaving.current) showToast(texts.loginNeeded, 'error');
			return isLeaving.current;
		},
		[leaveIfRefused, texts.loginNeeded],
	);
	const profile = useAnswer('profile', () => callApi('GET /api/users/profile'), onFailure);
	const tree = useAnswer(
		'tree',
		async () => mapData(await callApi('GET /api/family/tree'), readFamily),
		onFailure,
	);
	const matches = useAnswer('matches', () => callApi('GET /api/family/matches'), onFailure);
	const requests = useAnswer('requests', () => callApi('GET /api/family/pending-requests'), onFailure);
	const interests = useAnswer('interests', () => callApi('GET /api/family/interests'), onFailure);
	const [isAdding, setAdding] = useState(false);
	useFollowedLogin(language);

	const family = tree.asked.status === 'loaded' ? tree.asked.answer : noFamily;
	const waiting = {
		requests: requests.asked.status === 'loaded' ? requests.asked.answer.length : 0,
		interests:
			interests.asked.status === 'loaded' ? interests.asked.answer.received.filter(isWaiting).length : 0,
	};
	const finishAdding = async ({ message, warnings = [] }: CardAnswer) => {
		showToast(message, 'success');
		for (const warning of warnings) showToast(warning.message, 'info');
		setAdding(false);
		await tree.refresh();
	};
	return (
		<div className="container-page flex flex-col gap-6 py-6 md:py-10">
			<div className="flex flex-wrap items-center gap-x-6 gap-y-4">
				<h1 className="min-w-0 flex-1 basis-60 text-h2 md:text-h2-wide">{texts.title}</h1>
				<Button className="max-sm:w-full" onClick={() => setAdding(true)}>
					<UserPlus aria-hidden="true" className="size-5" />
					{texts.add.open}
				</Button>
			</div>
			<div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
				<Panel title={texts.profile.title} asked={profile.asked} tryAgain={profile.tryAgain} texts={texts}>
					{(member) => <ProfileSummary member={member} language={language} texts={texts} />}
				</Panel>
				<div className="flex min-w-0 flex-col gap-5">
					<Panel title={texts.tree.title} asked={tree.asked} tryAgain={tree.tryAgain} texts={texts}>
						{({ members }) => (
							<>
								<Figures
									figures={[
										[texts.tree.total, formatCount(members.filter(isAgreed).length, language)],
										[texts.tree.linked, formatCount(members.filter(isLinkedRelative).length, language)],
									]}
								/>
								<div className="flex flex-wrap gap-3">
									<LinkButton href={pathIn(language, '/family-tree')}>
										<TreePine aria-hidden="true" className="size-5" />
										{texts.tree.view}
									</LinkButton>
									{waiting.requests > 0 && (
										<LinkButton look="outline" href={pathIn(language, '/family-tree')}>
											<Inbox aria-hidden="true" className="size-5" />
											{filled(texts.tree.requests, { count: formatCount(waiting.requests, language) })}
										</LinkButton>
									)}
								</div>
							</>
						)}
					</Panel>
					<Panel title={texts.matches.title} asked={matches.asked} tryAgain={matches.tryAgain} texts={texts}>
						{(found) => (
							<>
								<MatchesList matches={found} language={language} texts={texts} />
								<div className="flex flex-wrap gap-3">
									<LinkButton href={pathIn(language, '/matrimonial')}>
										<Heart aria-hidden="true" className="size-5" />
										{texts.matches.view}
									</LinkButton>
									{waiting.interests > 0 && (
										<LinkButton look="outline" href={pathIn(language, '/matrimonial/interests')}>
											<Inbox aria-hidden="true" className="size-5" />
											{filled(texts.matches.interests, { count: formatCount(waiting.interests, language) })}
										</LinkButton>
									)}
								</div>
							</>
						)}
					</Panel>
				</div>
			</div>
			{isAdding && (
				<AddMemberDialog
					members={family.members}
					links={family.links}
					texts={texts}
					onAdded={(answer) => void finishAdding(answer)}
					onFailure={onFailure}
					onClose={() => setAdding(false)}
				/>
			)}
		</div>
	);
}

const isWaiting = ({ interest }: InterestCard) => interest?.state === 'sent';

const isAgreed = ({ isPending }: { isPending: boolean }) => !isPending;

/** A relative with an account of their own. */
const isLinkedRelative = ({ relation, isProfileLinked }: { relation: string; isProfileLinked: boolean }) =>
	isProfileLinked && relation !== 'Me';
