import { type FormEvent, type RefObject, useRef, useState } from 'react';
import {
	type DefaultValues,
	type FieldPath,
	type FieldValues,
	get,
	type PathValue,
	type Resolver,
	type UseFormRegister,
	type UseFormReturn,
	useForm,
} from 'react-hook-form';
import { findRefusedPictures } from '@/components/ui/chosen-pictures';
import type { SummaryError } from '@/components/ui/error-summary';
import type { ApiFailure, ApiResult } from '@/lib/client/api';
import type { DraftPlace } from '@/lib/client/form/draft';
import { useRefusalHandler } from './refusal-handler';
import { type FormDraft, useDraft } from './use-draft';
import { useLeaveGuard } from './use-leave-guard';

export interface ApiFormOptions<Values extends FieldValues, Answer> {
	/** One for each field, of the record as it was read last: what differs from them is an edit that is not saved. */
	defaultValues: DefaultValues<Values>;
	resolver?: Resolver<Values>;
	/** False where leaving loses nothing that somebody would miss. */
	isGuarded?: boolean;
	/** Whether the page is left once the form is sent: it stays busy until then. */
	leavesPage?: boolean;
	/** Where the focus goes after a refusal: to the first refused field, or to the error summary, which takes it itself. */
	focus?: 'field' | 'summary';
	/** Where what is typed is kept until it is sent; without it nothing is. */
	draft?: DraftPlace;
	/** The field of a picture. `unsent` is said while a file that was chosen there has been refused. */
	picture?: { field: FieldPath<Values>; unsent: string };
	/** Called with the refused fields, before the focus goes there: they may be out of view. */
	onRefused?: (fields: readonly string[]) => void;
	/**
	 * Null: nothing was sent, and the form stays as it is. `submitter` is the button that was pressed; `onUpload` is for
	 * a call with a file, whose progress is shown.
	 */
	send: (
		values: Values,
		submitter: HTMLElement | null,
		onUpload: (share: number) => void,
	) => Promise<ApiResult<Answer> | null>;
	onSent: (data: Answer) => void;
	/** Called with a refusal; true when it is handled elsewhere. Without it the end of a session is. */
	onFailure?: (failure: ApiFailure) => boolean;
}

interface SummaryField {
	name: string;
	id: string;
	label?: string;
}

export interface ApiForm<Values extends FieldValues>
	extends Pick<UseFormReturn<Values>, 'control' | 'resetField' | 'reset' | 'watch' | 'getValues'> {
	register: UseFormRegister<Values>;
	/**
	 * For `FormProvider`, where controls that several forms have find theirs by `useFormContext`. What they set is an edit
	 * of the reader.
	 */
	methods: UseFormReturn<Values>;
	draft: FormDraft;
	/** For a control that keeps its value itself. */
	change: <Name extends FieldPath<Values>>(name: Name, value: PathValue<Values, Name>) => void;
	formProps: {
		ref: RefObject<HTMLFormElement | null>;
		method: 'post';
		noValidate: true;
		onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
	};
	isBusy: boolean;
	/** The share of the files that has been sent, from 0 to 1; null while none are. */
	uploaded: number | null;
	isDirty: boolean;
	/** The sentence at a field, of the browser or of the server. */
	errorAt: (name: string) => string | undefined;
	/**
	 * The errors of these fields for an error summary, each the same object until the form is sent again. The label
	 * comes before a sentence of the schema or the server, which names no field.
	 */
	summaryOf: (fields: readonly SummaryField[]) => SummaryError[];
	/** The refusal, until every field that it named has been changed. */
	failure: ApiFailure | null;
	dismissFailure: () => void;
}

/**
 * A form of react-hook-form that is sent to the API. A second submit is refused while the first is under way, refused
 * fields get their sentences, and the portal asks before edits are lost.
 */
export function useApiForm<Values extends FieldValues, Answer = unknown>({
	defaultValues,
	resolver,
	isGuarded = true,
	leavesPage = false,
	focus = 'field',
	draft: draftPlace,
	picture,
	onRefused,
	send,
	onSent,
	onFailure,
}: ApiFormOptions<Values, Answer>): ApiForm<Values> {
	const leaveIfRefused = useRefusalHandler();
	const element = useRef<HTMLFormElement>(null);
	const isUnderWay = useRef(false);
	const summaryEntries = useRef(new WeakMap<object, SummaryError>());
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const [isLeaving, setLeaving] = useState(false);
	const [uploaded, setUploaded] = useState<number | null>(null);
	const form = useForm<Values>({
		defaultValues,
		// An error goes with the first change of its field, as below.
		reValidateMode: 'onSubmit',
		shouldFocusError: focus === 'field',
		...(resolver && { resolver }),
	});
	const { errors, isDirty, isSubmitting } = form.formState;
	// Read so that what was typed before the page was hydrated is an edit, too.
	void form.formState.isReady;
	const draft = useDraft(draftPlace, {
		...{ form, element, picture: picture?.field },
		beginning: defaultValues as Values,
	});
	useLeaveGuard(isGuarded && isDirty, element, draftPlace !== undefined);

	const refuse = (failure: ApiFailure) => {
		setFailure(failure);
		const atFields = failure.errors.filter(({ path }) => get(form.getValues(), path) !== undefined);
		for (const [index, { path, message }] of atFields.entries())
			form.setError(
				path as FieldPath<Values>,
				{ type: 'server', message },
				{ shouldFocus: focus === 'field' && index === 0 },
			);
		noteRefused(atFields.map(({ path }) => path));
	};
	const noteRefused = (fields: readonly string[]) => {
		const [first] = fields;
		if (first === undefined) return;
		const value: unknown = get(form.getValues(), first);
		// Of a date that is asked in parts.
		if (focus === 'field' && typeof value === 'object' && value !== null && 'year' in value)
			form.setFocus(`${first}.year` as FieldPath<Values>);
		onRefused?.(fields);
	};
	/** A picture that is refused with the whole body comes without its field. */
	const atPicture = (failure: ApiFailure): ApiFailure =>
		picture && failure.errors.length === 0 && failure.code.startsWith('picture.')
			? { ...failure, errors: [{ path: picture.field, message: failure.message }] }
			: failure;
	const submit = async (event: FormEvent<HTMLFormElement>, submitter: HTMLElement | null) => {
		const unsent = picture && element.current ? await findRefusedPictures(element.current) : [];
		if (picture && unsent.length > 0) {
			refuse({ ...refused(picture.unsent), errors: unsent });
			return false;
		}
		let isLeft = false;
		await form.handleSubmit(
			async (values) => {
				const result = await send(values, submitter, setUploaded);
				setUploaded(null);
				if (result?.ok) {
					form.reset(values, { keepValues: true });
					draft.forget();
					setLeaving(leavesPage);
					isLeft = leavesPage;
					onSent(result.data);
				} else if (result && !(onFailure ?? leaveIfRefused)(result)) refuse(atPicture(result));
			},
			(invalid) => noteRefused(Object.keys(invalid)),
		)(event);
		return isLeft;
	};
	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		const { nativeEvent } = event;
		setFailure(null);
		form.clearErrors();
		isUnderWay.current = await submit(
			event,
			nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null,
		);
	};
	const findError = (name: string): FieldSentence | null => {
		const error: unknown = get(errors, name);
		if (hasMessage(error)) return error;
		// Of a list, one of its values is refused.
		return Array.isArray(error) ? (error.find(hasMessage) ?? null) : null;
	};
	const errorAt = (name: string) => findError(name)?.message;
	const getSummary = (fields: readonly SummaryField[]): SummaryError[] =>
		fields.flatMap(({ name, id, label }) => {
			const error = findError(name);
			if (!error) return [];
			const isWhole = error.type === 'validate' || label === undefined;
			const message = isWhole ? error.message : `${label}: ${error.message}`;
			const entry = summaryEntries.current.get(error) ?? { id, message };
			summaryEntries.current.set(error, entry);
			return [entry];
		});
	const isAnswered =
		failure !== null &&
		failure.errors.length > 0 &&
		!failure.errors.some(({ path }) => get(form.getValues(), path) === undefined || errorAt(path));
	/** Of a part, such as the year of a date, the error is that of the whole. */
	const clearError = (name: FieldPath<Values>) => {
		const [whole = name] = name.split('.');
		form.clearErrors(hasMessage(get(errors, whole)) ? (whole as FieldPath<Values>) : name);
	};
	const register: UseFormRegister<Values> = (name, options) => {
		const field = form.register(name, options);
		return {
			...field,
			onChange: (event) => {
				clearError(name);
				return field.onChange(event);
			},
			ref: (control) => {
				// A choice made before the page was hydrated, which react-hook-form undoes for radio buttons alone.
				const chosen =
					control instanceof HTMLInputElement && control.type === 'radio' ? chosenWith(control) : null;
				field.ref(control);
				if (chosen && !chosen.checked)
					form.setValue(name, chosen.value as PathValue<Values, typeof name>, { shouldDirty: true });
			},
		};
	};
	const change: ApiForm<Values>['change'] = (name, value) => {
		clearError(name);
		form.setValue(name, value, { shouldDirty: true });
	};
	return {
		register,
		methods: { ...form, register, setValue: change },
		draft,
		control: form.control,
		change,
		resetField: form.resetField,
		reset: form.reset,
		watch: form.watch,
		getValues: form.getValues,
		formProps: { ref: element, method: 'post', noValidate: true, onSubmit },
		isBusy: isSubmitting || isLeaving,
		uploaded,
		isDirty,
		errorAt,
		summaryOf: getSummary,
		failure: isAnswered ? null : failure,
		dismissFailure: () => setFailure(null),
	};
}

/** Which of the radio buttons of a name is chosen, of which React has not come to all yet. */
function chosenWith({ form, name }: HTMLInputElement): HTMLInputElement | null {
	return form?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]:checked`) ?? null;
}

/** The refusal of a form that the browser does not send. */
export function refused(message: string): ApiFailure {
	return { ok: false, status: 0, code: 'input.invalid', message, errors: [] };
}

interface FieldSentence {
	message: string;
	/** `validate` of a rule of the form itself. */
	type?: string;
}

function hasMessage(error: unknown): error is FieldSentence {
	return (
		typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
	);
}
