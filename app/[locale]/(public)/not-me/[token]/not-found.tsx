import { NothingToRefuse } from '@/components/member/nothing-to-refuse';

export default function NotMeNotFound() {
	return <NothingToRefuse />;
}
