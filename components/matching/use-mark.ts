import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { callApi } from '@/lib/client/api';
import { getData } from '@/lib/client/api-query';
import { showToast } from '@/lib/client/toast';
import { useForSeeker } from './use-seeker';

type ForSeeker = ReturnType<typeof useForSeeker>;

type Mark = 'shortlisted' | 'hidden' | 'blocked' | null;

/** Marks a match for the viewer alone; null takes the mark away. */
export function putMark(memberId: string, mark: Mark, forSeeker: ForSeeker) {
	const params = { id: memberId };
	return callApi('PUT /api/family/matches/[id]/mark', { ...forSeeker, params, body: { mark } });
}

interface MarkOptions {
	memberId: string;
	onStart?: (mark: Mark) => void;
	onDone?: () => void;
	/** Gets the mark that could not be stored. */
	onFailure?: (mark: Mark) => void;
}

/** The mark of one press of a button, and the sentence that says so once it is stored. */
interface MarkChange {
	mark: Mark;
	done: string;
}

/** Puts a mark or takes it away, for a single button. */
export function useMark({ memberId, onStart, onDone, onFailure }: MarkOptions) {
	const t = useTranslations('matching.marks');
	const forSeeker = useForSeeker();
	return useMutation({
		meta: { failed: t('failed') },
		mutationFn: async ({ mark }: MarkChange) => getData(await putMark(memberId, mark, forSeeker)),
		onMutate: ({ mark }) => onStart?.(mark),
		onSuccess: (_data, { done }) => {
			showToast(done, 'success');
			onDone?.();
		},
		onError: (_error, { mark }) => onFailure?.(mark),
	});
}
