'use client';

import { Heart } from 'lucide-react';
import { useRef, useState } from 'react';
import { filled } from '@/components/family/texts';
import { refreshNotifications } from '@/components/notification/store';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-style';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast';
import { type ApiFailure, callApi, type Reply } from '@/lib/client/api';
import type { Interest } from './answers';
import { AskDialog } from './ask-dialog';
import type { MatrimonialTexts } from './texts';

interface InterestActionsProps {
	member: { _id: string; name: string };
	interest: Interest | null;
	texts: Pick<MatrimonialTexts, 'interest' | 'close' | 'cancel'>;
	/** The server has taken a change; null where its answer does not say to what. */
	onChanged: (interest: Interest | null) => void;
	/** What the page shows is out of date: it was answered or withdrawn elsewhere meanwhile. */
	onStale?: () => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

type Answer = 'accept' | 'decline' | 'withdraw' | 'end';
type Asked = 'send' | Answer;

/** What the viewer can do now about an interest, the likeliest first. */
export function actsOn(interest: Interest | null): Asked[] {
	if (interest === null || interest.state === 'withdrawn') return ['send'];
	const { direction, state } = interest;
	if (state === 'accepted') return ['end'];
	if (state === 'notAccepted') return direction === 'received' ? ['send'] : [];
	return direction === 'received' ? ['accept', 'decline'] : ['withdraw'];
}

const looks: Record<Asked, ButtonLook> = {
	send: 'primary',
	accept: 'primary',
	decline: 'outline',
	withdraw: 'outline',
	end: 'outline',
};

/** The buttons by which an interest is sent, answered, withdrawn or ended; each asks once more. */
export function InterestActions({
	member,
	interest,
	texts,
	onChanged,
	onStale,
	onFailure,
}: InterestActionsProps) {
	const [asking, setAsking] = useState<Asked | null>(null);
	const isStale = useRef(false);
	const noteFailure = (failure: ApiFailure) => {
		isStale.current = failure.status === 404 || failure.status === 409;
		return onFailure(failure);
	};
	const close = () => {
		setAsking(null);
		if (isStale.current) onStale?.();
		isStale.current = false;
	};
	const words = texts.interest;
	const { name } = member;
	const labels = {
		send: { short: words.send, long: words.sendTo },
		accept: { short: words.accept, long: words.acceptFrom },
		decline: { short: words.decline, long: words.declineFrom },
		withdraw: { short: words.withdraw, long: words.withdrawFrom },
		end: { short: words.end, long: words.endFor },
	};
	const finish = ({ message, interest: changed }: InterestReply) => {
		showToast(message, 'success');
		setAsking(null);
		void refreshNotifications();
		onChanged(changed);
	};
	return (
		<>
			{actsOn(interest).map((act) => (
				<Button
					key={act}
					look={looks[act]}
					aria-label={filled(labels[act].long, { name })}
					onClick={() => setAsking(act)}
				>
					{act === 'send' && <Heart aria-hidden="true" className="size-5" />}
					{labels[act].short}
				</Button>
			))}
			{asking === 'send' && (
				<SendDialog member={member} texts={texts} onDone={finish} onFailure={noteFailure} onClose={close} />
			)}
			{asking !== null && asking !== 'send' && interest && (
				<AnswerDialog
					answer={asking}
					name={name}
					interestId={interest._id}
					texts={texts}
					onDone={finish}
					onFailure={noteFailure}
					onClose={close}
				/>
			)}
		</>
	);
}

type InterestReply = Reply<'POST /api/family/interests'>;

interface OpenDialogProps extends Pick<InterestActionsProps, 'texts' | 'onFailure'> {
	onDone: (answer: InterestReply) => void;
	onClose: () => void;
}

function SendDialog({ member, texts, ...rest }: OpenDialogProps & Pick<InterestActionsProps, 'member'>) {
	const { interest: words, close, cancel } = texts;
	const { _id: memberId, name } = member;
	return (
		<AskDialog
			title={filled(words.sendTo, { name })}
			texts={{ confirm: words.send, busy: words.sending, cancel, failed: words.sendFailed, close }}
			defaultValues={{ message: '' }}
			send={(values) => {
				const message = values.message.trim();
				const body = { memberId, ...(message && { message }) };
				return callApi('POST /api/family/interests', { body });
			}}
			{...rest}
		>
			{({ register, errorAt }) => (
				<>
					<p className="">{filled(words.sendText, { name })}</p>
					<Field
						id="interest-message"
						label={words.message}
						hint={words.messageHint}
						error={errorAt('message')}
					>
						{(control) => (
							<textarea
								{...control}
								{...register('message')}
								rows={4}
								maxLength={500}
								className={controlClass}
							/>
						)}
					</Field>
				</>
			)}
		</AskDialog>
	);
}

interface AnswerDialogProps extends OpenDialogProps {
	answer: Answer;
	name: string;
	interestId: string;
}

function AnswerDialog({ answer, name, interestId, texts, ...rest }: AnswerDialogProps) {
	const { interest: words, close, cancel } = texts;
	const said = {
		accept: {
			title: words.acceptTitle,
			text: words.acceptText,
			confirm: words.accept,
			busy: words.accepting,
		},
		decline: {
			title: words.declineTitle,
			text: words.declineText,
			confirm: words.decline,
			busy: words.declining,
		},
		withdraw: {
			title: words.withdrawTitle,
			text: words.withdrawText,
			confirm: words.withdraw,
			busy: words.withdrawing,
		},
		end: { title: words.endTitle, text: words.endText, confirm: words.end, busy: words.ending },
	}[answer];
	return (
		<AskDialog
			title={filled(said.title, { name })}
			texts={{ confirm: said.confirm, busy: said.busy, cancel, failed: words.failed, close }}
			defaultValues={{}}
			send={() =>
				callApi('POST /api/family/interests/[id]', { params: { id: interestId }, body: { answer } })
			}
			{...rest}
		>
			{() => <p className="">{filled(said.text, { name })}</p>}
		</AskDialog>
	);
}
