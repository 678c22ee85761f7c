import { EndedQuestion } from '@/components/elder-questions/ended-question';

export default function AskNotFound() {
	return <EndedQuestion />;
}
