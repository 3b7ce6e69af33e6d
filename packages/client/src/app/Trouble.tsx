import { Component, type ReactNode } from 'react';
import { say } from '../words/index.ts';

interface TroubleProps {
  readonly children: ReactNode;
}

/** A fault of ours ends here, with what it said, instead of as an empty page. React catches faults only in a class. */
export class Trouble extends Component<TroubleProps, { readonly fault: string | null }> {
  override state = { fault: null };

  static getDerivedStateFromError(error: unknown): { readonly fault: string } {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return (
      <main className="frame__main" role="alert">
        <h1>{say('trouble.title')}</h1>
        <p>{say('trouble.hint')}</p>
        <pre>{fault}</pre>
        <button type="button" className="button button--main" onClick={() => location.reload()}>
          {say('trouble.again')}
        </button>
      </main>
    );
  }
}
