// What the generated client names of Polly, whose retries it uses only where it is given some. Polly itself comes from NuGet alone.
namespace Polly
{
    using System;
    using System.Threading.Tasks;

    public enum OutcomeType { Successful, Failure }

    public class PolicyResult<Answer>
    {
        public OutcomeType Outcome { get; set; }
        public Answer Result { get; set; }
        public Exception FinalException { get; set; }
    }

    public interface ISyncPolicy<Answer> { }

    public interface IAsyncPolicy<Answer>
    {
        Task<PolicyResult<Answer>> ExecuteAndCaptureAsync(Func<Task<Answer>> action);
    }
}
