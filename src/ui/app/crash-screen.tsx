import { Button } from '../kit/controls/button';
import styles from './plain-page.module.scss';

/** 'An Error Occurred' plus the error text (specification, sections 2 and 8). */
export function CrashScreen({ error }: { error: unknown }) {
  const text = error instanceof Error ? error.message : String(error);
  return (
    <main className={styles.page} role="alert">
      <h1>An Error Occurred</h1>
      <p className={styles.detail}>{text}</p>
      <div className={styles.actions}>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        <Button variant="outline" onClick={() => window.location.assign('/')}>
          Back to Home Page
        </Button>
      </div>
    </main>
  );
}
