import type { Route } from 'next';
import { useNavigate } from '@/components/ui/hooks';
import { useArrival } from '@/store/arrival';

/** Navigates to a page that shows `message`, and returns the message for the form that announces it. */
export function useArrivalAt(path: Route): (message: string) => string {
  const navigateTo = useNavigate();
  return (message) => {
    useArrival.setState({ message });
    navigateTo(path);
    return message;
  };
}
