import { createRoot } from "react-dom/client";
import { createResumeUppy } from "#features/resumes/upload/uppy/resume-uppy.ts";
import { ResumeWindow } from "#features/resumes/upload/window/resume-window.tsx";

// The upload window without the limits of resumes, for the journeys of large files alone. No page
// of the product leads here, and its build leaves it out.
const root = createRoot(document.body);
const uppy = createResumeUppy(
  () => Promise.reject(new Error("Only files in parts are sent from here")),
  ({ uploadURL, filename }) =>
    root.render(
      <p>
        {filename} is at {uploadURL}
      </p>,
    ),
  { maxNumberOfFiles: 1 },
);
root.render(<ResumeWindow uppy={uppy} onClose={() => uppy.destroy()} />);
