import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import type { DialogFormProps } from '@/components/form/dialog-form';
import { FormDialog } from '@/components/form/form-dialog';
import type { ApiForm } from '@/components/form/use-api-form';
import type { Decided } from '@/components/ui/undo';
import type { ApiResult } from '@/lib/client/api';
import { showFailure, showSuccess } from './notice';
import { keepUndoOf } from './pending-undos';

interface ConfirmFormProps<Values extends FieldValues, Answer extends Decided>
	extends Pick<DialogFormProps<Values>, 'look' | 'isGuarded' | 'isComplete'> {
	title: string;
	text?: string;
	confirm: string;
	/** In the place of `confirm` while the call is sent. */
	busy?: string;
	/** Said of a refusal where the server gives no reason. */
	failed?: string;
	/** The sentence of a refusal, where that is more than the reason that the server gives; that may be empty. */
	explain?: (reason: string) => string;
	/** One for each field of `children`. */
	defaultValues?: DefaultValues<Values>;
	/** Whether the dialog stays open after a refusal, and shows it. */
	staysOpen?: boolean;
	/** Null: there is nothing to wait for. */
	send?: (values: Values) => Promise<ApiResult<Answer> | null>;
	/** In the place of `send`, for what shows its own progress: called once the dialog is closed. */
	onConfirm?: (values: Values) => void;
	onDone?: (answer: Answer) => void;
	/** For what removes a record: called once that is not there any more, unless `onDone` is. */
	removal?: Removal;
	onClose: () => void;
	/** Below the text: what has to be filled in, or is to be known. */
	children?: ReactNode | ((form: ApiForm<Values>) => ReactNode);
}

interface Removal {
	/** Said once it is removed; by default the message of the server. */
	done?: string;
	/** The text about how to undo it, where that can be done. */
	undo?: string;
	onRemoved: () => void;
}

/** Asks before a call is sent, and shows a refusal in the notice of the page. */
export function ConfirmForm<Values extends FieldValues = FieldValues, Answer extends Decided = Decided>({
	title,
	text,
	confirm,
	busy = confirm,
	failed = '',
	explain = (reason) => reason || failed,
	defaultValues = {} as DefaultValues<Values>,
	staysOpen = false,
	onClose,
	onConfirm = () => {},
	send = async (values) => {
		onClose();
		onConfirm(values);
		return null;
	},
	onDone,
	removal,
	children,
	...form
}: ConfirmFormProps<Values, Answer>) {
	const closeRemoved = ({ onRemoved }: Removal) => {
		onClose();
		onRemoved();
	};
	return (
		<FormDialog<Values, Answer>
			title={title}
			texts={{ confirm, busy, failed: explain('') }}
			look="danger"
			defaultValues={defaultValues}
			isGuarded={false}
			send={send}
			onFailure={(failure) => {
				if (leaveWhenLoggedOut(failure)) return true;
				if (staysOpen) return false;
				showFailure(explain(failure.message));
				if (failure.status === 404 && removal) closeRemoved(removal);
				else onClose();
				return true;
			}}
			onDone={(answer) => {
				if (onDone || !removal) return onDone?.(answer);
				showSuccess(removal.done ?? answer.message);
				if (removal.undo !== undefined) keepUndoOf(answer, removal.undo);
				closeRemoved(removal);
			}}
			onClose={onClose}
			{...form}
		>
			{(controls) => (
				<>
					{text !== undefined && <p>{text}</p>}
					{typeof children === 'function' ? children(controls) : children}
				</>
			)}
		</FormDialog>
	);
}
